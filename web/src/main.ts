import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";
import { settings } from "./lib/state/settings.svelte";
import { learn, spoken } from "./lib/words";

const chosen = settings.value.language;
const wanted = chosen === "auto" ? navigator.languages : [chosen, ...navigator.languages];
const language = spoken(wanted);
await learn(language, wanted);
document.documentElement.lang = language;
const target = document.getElementById("app");
if (target) mount(App, { target });

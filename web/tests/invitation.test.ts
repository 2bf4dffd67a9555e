import { describe, expect, it } from "vitest";
import { bases, handedOn, isLoopback } from "../src/lib/invitation";

const NOTHING = { public: null, local: [] };
const LOCAL = { public: null, local: ["http://192.168.7.20:8000", "http://10.1.2.3:8000"] };

describe("the address of an invitation", () => {
  it("is the one by which the page was reached", () => {
    expect(bases(new URL("http://192.168.7.20:8000/#/room/x"), LOCAL)).toEqual(["http://192.168.7.20:8000/"]);
    expect(bases(new URL("https://games.example.org/parlour/"), NOTHING)).toEqual([
      "https://games.example.org/parlour/",
    ]);
  });

  it("is one of the network where the page was reached by the machine's own name", () => {
    for (const here of ["http://127.0.0.1:8000/", "http://localhost:8000/", "http://[::1]:8000/"])
      expect(bases(new URL(here), LOCAL)).toEqual(["http://192.168.7.20:8000/", "http://10.1.2.3:8000/"]);
  });

  it("is the machine's own where nobody else can come in", () => {
    expect(bases(new URL("http://127.0.0.1:8000/#/"), NOTHING)).toEqual(["http://127.0.0.1:8000/"]);
  });

  it("is the public one wherever there is one", () => {
    const known = { ...LOCAL, public: "https://games.example.org/parlour" };
    for (const here of ["http://127.0.0.1:8000/", "http://192.168.7.20:8000/"])
      expect(bases(new URL(here), known)).toEqual(["https://games.example.org/parlour/"]);
  });

  it("keeps the place in the house", () => {
    expect(handedOn("https://games.example.org/parlour/", "#/room/abc")).toBe(
      "https://games.example.org/parlour/#/room/abc",
    );
  });

  it("knows the names that only this machine understands", () => {
    expect(["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "parlour.localhost"].every(isLoopback)).toBe(true);
    expect(["192.168.7.20", "games.example.org", "127.example.org.evil", "[fe80::1]"].some(isLoopback)).toBe(false);
  });
});

import { learn } from "../src/lib/words";

/** Tests read what people read: in English. */
await learn("en");

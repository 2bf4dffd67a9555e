/** What the first summer brings: paying with cards, and the ledger of the autumn after it. */

export { Autumn } from "./autumn.svelte";
export { Tray } from "./tray.svelte";

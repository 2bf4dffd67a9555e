/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "game-icon:*" {
  const path: string;
  export default path;
}

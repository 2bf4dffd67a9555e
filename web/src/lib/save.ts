/** Give the visitor a text as a file. */
export function save(text: string, name: string): void {
  const anchor = document.createElement("a");
  anchor.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  anchor.download = name;
  anchor.click();
  URL.revokeObjectURL(anchor.href);
}

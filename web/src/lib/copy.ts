/** Put a text on the clipboard, also where the page came over plain HTTP and the browser keeps its clipboard shut. */
export async function copy(text: string, field: HTMLInputElement | undefined): Promise<boolean> {
  field?.focus();
  field?.select();
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not there over plain HTTP, or forbidden: what is selected can still be copied, the old way.
  }
  field?.select();
  try {
    return field !== undefined && document.execCommand("copy");
  } catch {
    return false;
  }
}

/** A value that this browser remembers; other tabs see its changes. */
export class Stored<T extends object> {
  value: T = $state.raw() as T;

  constructor(
    private readonly key: string,
    private readonly fallback: T,
  ) {
    this.value = this.#read();
    window.addEventListener("storage", (event) => {
      if (event.key === key) this.value = this.#read();
    });
  }

  change(part: Partial<T>): void {
    this.value = { ...this.value, ...part };
    this.#write();
  }

  replace(value: T): void {
    this.value = value;
    this.#write();
  }

  #write(): void {
    try {
      localStorage.setItem(this.key, JSON.stringify(this.value));
    } catch {
      // Storage may be full or forbidden; then the value lasts as long as the page.
    }
  }

  #read(): T {
    try {
      const found: unknown = JSON.parse(localStorage.getItem(this.key) ?? "null");
      return found && typeof found === "object" ? { ...this.fallback, ...found } : this.fallback;
    } catch {
      return this.fallback;
    }
  }
}

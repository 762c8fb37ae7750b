// Copying an address, and for how long that is said.
const SAID = 2000;

export class CopiedLink {
  state = $state<"" | "copied" | "failed">("");
  readonly #address: () => string;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(address: () => string) {
    this.#address = address;
  }

  async copy(): Promise<void> {
    this.state = await navigator.clipboard.writeText(this.#address()).then(
      () => "copied" as const,
      () => "failed" as const,
    );
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.state = ""), SAID);
  }
}

// Who plays here. Whoever comes for the first time is a guest at once.
import * as api from "./api";
import { keep, kept } from "./keeping";
import type { Person } from "./messages";
import { speech, t } from "./speech.svelte";

class Myself {
  me = $state.raw<Person | null>(null);

  async arrive(): Promise<void> {
    this.me = (await this.#known()) ?? (await api.comeIn(t("web-guest"), speech.language));
    keep("known", "yes");
  }

  /** Whoever was here before, unless the server has forgotten. */
  async #known(): Promise<Person | null> {
    if (!kept("known")) return null;
    try {
      return await api.whoAmI();
    } catch (error) {
      if (error instanceof api.Refusal && error.told.error === "NotSignedIn") return null;
      throw error;
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.changeMe({ name });
  }

  async speak(): Promise<void> {
    if (this.me) this.me = await api.changeMe({ language: speech.language });
  }
}

export const myself = new Myself();

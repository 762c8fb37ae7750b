// Who plays here. Whoever comes for the first time is a guest at once.
import * as api from "./api";
import type { Person } from "./messages";
import { speech, t } from "./speech.svelte";

class Myself {
  me = $state.raw<Person | null>(null);

  async arrive(): Promise<void> {
    try {
      this.me = await api.whoAmI();
    } catch (error) {
      if (!(error instanceof api.Refusal) || error.told.error !== "NotSignedIn") throw error;
      this.me = await api.comeIn(t("web-guest"), speech.language);
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

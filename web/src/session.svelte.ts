// Who plays here. Whoever comes for the first time is a guest at once.
import * as api from "./api";
import { locale, t } from "./locale.svelte";
import type { PersonInfo } from "./messages";
import { storage } from "./storage";

/** As many guests have names of their own at first, short enough for every slab; the server lets nobody claim one of these. */
const GUESTS = 99;

const firstName = (): string => t("web-guest", { number: 1 + Math.floor(Math.random() * GUESTS) });

class Session {
  me = $state.raw<PersonInfo | null>(null);
  #leaving = false;

  async arrive(): Promise<void> {
    this.me = (await this.#known()) ?? (await api.comeIn(firstName(), locale.language));
    storage.set("known", "yes");
  }

  /** Whoever was here before, unless the server has forgotten. */
  async #known(): Promise<PersonInfo | null> {
    if (!storage.get("known")) return null;
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
    if (this.me) this.me = await api.changeMe({ language: locale.language });
  }

  /** Give the own name a password, so that it can be used on another device. */
  async claim(password: string): Promise<void> {
    this.me = await api.claim(password);
  }

  /** Go on as somebody who has claimed a name; that person's language is spoken from now on. */
  async signIn(name: string, password: string): Promise<void> {
    this.me = await api.signIn(name, password);
    await locale.speak(this.me.language);
  }

  /** Let go of the name here; whoever stays is a guest. */
  async signOut(): Promise<void> {
    this.#leaving = true;
    try {
      await api.signOut();
      this.me = await api.comeIn(firstName(), locale.language);
    } finally {
      this.#leaving = false;
    }
  }

  /** Signed out elsewhere, on another page of this browser perhaps: begin anew as whoever is known here now. */
  ended(): void {
    if (!this.#leaving) location.reload();
  }
}

export const session = new Session();

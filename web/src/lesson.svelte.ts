// A lesson that somebody plays: what is said, and the table it is said of. The server keeps nothing; the place goes along.
import * as api from "./api";
import { keepLearned, keepPlace, keptPlace } from "./learning";
import type { Line } from "./line";
import { locale } from "./locale.svelte";
import { inShapesOf, type ClientMessage, type LessonCall, type LessonShown, type Place, type Untyped } from "./messages";
import type { Listener } from "./socket";
import { TableState } from "./table.svelte";

const LEARNER = 0;

export class LessonState {
  /** What is said; what comes next is said when the table stands still again. */
  said = $state.raw<LessonShown | null>(null);
  /** A call is on its way. */
  busy = $state(false);
  readonly game: string;
  readonly name: string;
  readonly table: TableState;
  #place: Place | null;
  #coming: LessonShown | null = null;
  #listener: Listener<Untyped> | null = null;

  constructor(game: string, name: string) {
    this.game = game;
    this.name = name;
    this.#place = keptPlace(game, name);
    this.table = new TableState(`${game}.${name}`, LEARNER, (listener) => this.#open(listener));
  }

  may(call: LessonShown["can"][number]): boolean {
    return !this.busy && !this.table.moving && (this.said?.can.includes(call) ?? false);
  }

  /** Begin, or say again what is said, in another language perhaps. */
  begin(): Promise<void> {
    return this.#ask("begin");
  }

  async goOn(): Promise<void> {
    if (this.may("go_on")) await this.#ask("go_on");
  }

  async takeBack(): Promise<void> {
    if (this.may("take_back")) await this.#ask("take_back");
  }

  async showMe(): Promise<void> {
    if (this.may("show_me")) await this.#ask("show_me");
  }

  /** Leave the place there was, and begin again. */
  async beginAnew(): Promise<void> {
    this.#place = null;
    await this.begin();
  }

  /** The table stands still: what was waiting to be said is said. */
  settle(): void {
    if (!this.#coming) return;
    this.said = this.#coming;
    this.#coming = null;
    const { state, asked, points } = this.said;
    this.table.pointed = points;
    this.table.asked = state === "free" || state === "done" ? null : new Set(asked);
  }

  close(): void {
    this.table.close();
  }

  #open(listener: Listener<Untyped>): Line<Untyped> {
    this.#listener = listener;
    return {
      send: (message) => this.#send(message),
      whole: () => Promise.reject(new Error("A lesson tells the whole table by itself.")),
      objection: async (action) => {
        if (!this.#place) return "";
        return (await api.objectionInLesson(this.game, this.name, this.#place, action)).rule ?? "";
      },
      close: () => (this.#listener = null),
    };
  }

  #send(message: ClientMessage): boolean {
    if (this.busy) return false;
    if (message.kind === "act") void this.#ask("act", message.actions);
    else if (message.kind === "undo") void this.#ask("take_back");
    else return false;
    return true;
  }

  async #ask(call: LessonCall["call"], actions: readonly string[] = []): Promise<void> {
    const listener = this.#listener;
    if (this.busy || !listener) return;
    this.busy = true;
    try {
      await this.#call(listener, call, actions);
    } catch (error) {
      const refused = api.refusalOf(error);
      if (refused.error === "BadPlace" && this.#place) await this.#anew(listener);
      else listener.hear({ kind: "refused", reply: null, ...refused });
    } finally {
      this.busy = false;
    }
  }

  /** The lesson is another one since the place was kept. */
  async #anew(listener: Listener<Untyped>): Promise<void> {
    this.#place = null;
    keepPlace(this.game, this.name, null);
    await this.#call(listener, "begin", []);
  }

  async #call(listener: Listener<Untyped>, call: LessonCall["call"], actions: readonly string[]): Promise<void> {
    const asked = { call, actions, place: this.#place, version: listener.seen(), language: locale.language };
    const { shown, place, told } = await api.lesson(this.game, this.name, asked);
    this.#place = place;
    if (shown.state === "done") keepLearned(this.game, this.name);
    else keepPlace(this.game, this.name, place);
    this.#coming = shown;
    for (const message of told) listener.hear(inShapesOf<Untyped>(message));
    this.table.complete();
    if (!this.table.moving) this.settle();
  }
}

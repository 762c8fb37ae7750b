// A position that somebody sets up: what it is, what it was before, what is wrong with it, and the table as it would look.
import * as api from "../../api";
import type { SettingUp } from "../../games/common/gameModule";
import type { Line } from "../../line";
import {
  inShapesOf,
  type Choice,
  type ClientMessage,
  type PositionForm,
  type PositionSeen,
  type Refused,
  type SeatInfo,
  type Told,
  type Untyped,
} from "../../messages";
import type { Listener } from "../../socket";
import { TableState } from "../../table.svelte";
import { asList } from "../../json";
import { pasted } from "../../positions/pasted";
import { valueAt, withValue, type Path } from "../../positions/path";

/** The server is asked when the hand rests. */
const RESTING = 120;

export class SetUpState {
  position = $state.raw<Told>({});
  form = $state.raw<PositionForm | null>(null);
  seen = $state.raw<PositionSeen | null>(null);
  /** What was pasted and is none, or what the server refused. */
  refused = $state.raw<Refused | null>(null);
  /** The old list stands while the new one is made. */
  checking = $state(false);
  /** The seat whose pieces a click on the table sets down; nobody's while the table itself is in hand. */
  #inHand: number | null = 0;
  /** What the table offers for a seat, where it is itself the form. */
  settingUp: SettingUp<Untyped> | undefined;
  readonly table: TableState;
  readonly #called: (seat: number) => string;
  #before = $state.raw<readonly Told[]>([]);
  #listener: Listener<Untyped> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #version = 0;

  constructor(called: (seat: number) => string) {
    this.#called = called;
    this.table = new TableState("", null, (listener) => this.#open(listener));
  }

  get seats(): number {
    return asList(this.position["players"]).length;
  }

  get problems(): PositionSeen["problems"] {
    return this.seen?.problems ?? [];
  }

  get undoable(): boolean {
    return this.#before.length > 0;
  }

  /** Whether one can play from here: the server has looked at what stands here, and nothing is wrong. */
  get ready(): boolean {
    return !this.checking && this.seen !== null && !this.problems.length && !this.refused;
  }

  /** Begin with a table that was just set. */
  async begin(game: string, seats: number): Promise<void> {
    this.form = await api.beginPosition(game, seats);
    this.#become(this.form.position);
    await this.#look();
  }

  /** Take what somebody pasted or a link holds; what is none leaves everything as it was. */
  async paste(text: string): Promise<void> {
    const found = await pasted(text);
    try {
      if (found.is === "nothing") throw new api.Refusal(found.refused);
      const position = found.is === "moment" ? await api.positionAt(found.match, found.lines) : found.position;
      const seen = await api.lookAtPosition(position);
      if (seen.seats !== this.seats || seen.game !== this.position["game"]) this.form = await api.beginPosition(seen.game, seen.seats);
      clearTimeout(this.#timer);
      this.#become(position);
      this.#show(seen);
      this.refused = null;
      this.checking = false;
    } catch (error) {
      this.refused = api.refusalOf(error);
    }
  }

  at(path: Path): unknown {
    return valueAt(this.position, path);
  }

  put(path: Path, value: unknown): void {
    this.#become(withValue(this.position, path, value) as Told);
    this.#soon();
  }

  /** Take the pieces of a seat in hand. */
  take(seat: number | null): void {
    this.#inHand = seat;
    if (this.seen) this.#show(this.seen);
  }

  undo(): void {
    const before = this.#before.at(-1);
    if (!before) return;
    this.#before = this.#before.slice(0, -1);
    this.position = before;
    this.#soon();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.table.close();
  }

  #become(position: Told): void {
    if (this.seats) this.#before = [...this.#before, this.position];
    this.position = position;
  }

  #soon(): void {
    this.checking = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), RESTING);
  }

  async #look(): Promise<void> {
    const asked = this.position;
    this.checking = true;
    try {
      const seen = await api.lookAtPosition(asked);
      if (asked !== this.position) return; // another look is on its way
      this.refused = null;
      this.#show(seen);
    } catch (error) {
      if (asked === this.position) this.refused = api.refusalOf(error);
    } finally {
      if (asked === this.position) this.checking = false;
    }
  }

  #open(listener: Listener<Untyped>): Line<Untyped> {
    this.#listener = listener;
    return {
      send: (message) => this.#hear(message),
      whole: () => Promise.reject(new Error("A position that is set up tells the whole table by itself.")),
      objection: () => Promise.resolve(""),
      close: () => (this.#listener = null),
    };
  }

  /** What cannot be drawn leaves the table as it was. */
  #show(seen: PositionSeen): void {
    this.seen = seen;
    if (!seen.view) return;
    this.#version += 1;
    const message = {
      kind: "moved" as const,
      match: "",
      version: this.#version,
      since: 0,
      seat: this.settingUp ? this.#inHand : null,
      status: "playing" as const,
      actor: seen.actor,
      seats: Array.from({ length: seen.seats }, (_, seat) => this.#sitter(seat)),
      rematch: null,
      view: seen.view,
      choices: this.#choices(seen.view),
      runs: [],
      undo: 0,
      hold: 0,
      commitment: "",
      result: null,
      events: [],
    };
    this.table.skip();
    this.#listener?.hear(inShapesOf<Untyped>(message));
  }

  /** What a click on the table may say; nothing comes of it but that it stands there. */
  #choices(view: Told): Choice[] {
    if (this.#inHand === null || !this.settingUp) return [];
    const forecast = { change: {}, others: [], luck: {}, complete: true, binding: false };
    return this.settingUp.offered(view, this.#inHand).map((each) => ({ ...each, forecast }));
  }

  #hear(message: ClientMessage): boolean {
    const [text] = message.kind === "act" ? message.actions : [];
    if (text === undefined || this.#inHand === null || !this.settingUp) return false;
    const { path, value } = this.settingUp.put(text);
    this.put(["players", this.#inHand, ...path], value);
    return true;
  }

  #sitter(seat: number): SeatInfo {
    const name = this.#called(seat);
    return { kind: "person", name, bot: null, free: false, present: true, stand_in: null, assisted: false, claimed: false };
  }
}

// How every table shows a step: over the table before it, then over the table after it.
import { tick } from "svelte";
import type { Shapes } from "../../messages";
import { Troupe } from "../../motion/Troupe";
import type { Step } from "../../store";
import type { Stager } from "../../playing.svelte";

export interface Scenery<Now> {
  readonly svg: () => SVGSVGElement | undefined;
  readonly now: () => Now;
}

/** A game says what each event looks like; what is not seen because the page is hidden is not shown later. */
export abstract class Performing<S extends Shapes, Scene extends Scenery<S["view"]>> implements Stager<S> {
  protected readonly scene: Scene;
  protected readonly troupe = new Troupe();
  /** The table before the step. */
  protected was: S["view"] | null = null;

  constructor(scene: Scene) {
    this.scene = scene;
  }

  async before(step: Step<S>, pace: number): Promise<void> {
    this.was = this.scene.now();
    if (document.hidden) return;
    if (!step.together) await this.opening(step, pace);
    for (const event of step.events) this.prelude(event, pace);
    await this.troupe.rest();
  }

  async after(step: Step<S>, pace: number): Promise<void> {
    await tick();
    this.troupe.letGo();
    this.clear();
    if (!this.was || document.hidden) return;
    this.changes(this.was, this.scene.now(), pace);
    for (const event of step.events) this.coda(event, step, pace);
    await this.troupe.rest();
    this.troupe.letGo();
  }

  cut(): void {
    this.troupe.cut();
    this.clear();
  }

  /** What has to be over before anything else is shown. */
  protected async opening(_step: Step<S>, _pace: number): Promise<void> {}

  /** Take away what only stood there for a step. */
  protected clear(): void {}

  /** What an event looks like on the table as it was. */
  protected abstract prelude(event: S["event"], pace: number): void;

  /** What differs between the two tables, whatever happened. */
  protected abstract changes(before: S["view"], now: S["view"], pace: number): void;

  /** What an event looks like on the table as it is. */
  protected abstract coda(event: S["event"], step: Step<S>, pace: number): void;

  protected find(selector: string): Element | null {
    return this.scene.svg()?.querySelector(selector) ?? null;
  }
}

// Choices by what they do: whoever asks for a kind gets its fields with their types.
import type { Choice, Named } from "../../messages";

/** A choice whose action is of one of these kinds. */
export type OfKind<Action extends Named, Kind extends Action["kind"]> = Choice<Extract<Action, { readonly kind: Kind }>>;

export const isOf = <Action extends Named, Kind extends Action["kind"]>(
  choice: Choice<Action>,
  ...kinds: readonly Kind[]
): choice is Choice<Action> & OfKind<Action, Kind> => kinds.some((kind) => kind === choice.action.kind);

export const ofKind = <Action extends Named, Kind extends Action["kind"]>(
  choices: readonly Choice<Action>[],
  ...kinds: readonly Kind[]
): readonly OfKind<Action, Kind>[] => choices.filter((choice) => isOf(choice, ...kinds));

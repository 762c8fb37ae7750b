// The messages of the server by short names; their shapes are generated in wire.ts.
import type { components, paths } from "./wire";

type Schemas = components["schemas"];

export type PersonInfo = Schemas["PersonInfo"];
export type GameInfo = Schemas["GameInfo"];
export type MatchInfo = Schemas["MatchInfo"];
export type Origin = NonNullable<MatchInfo["origin"]>;
export type Luck = Origin["luck"];
export type Shape = Schemas["ShapeInfo"];
export type PositionForm = Schemas["PositionForm"];
export type PositionSeen = Schemas["PositionSeen"];
export type Problem = Schemas["ProblemInfo"];
export type PackInfo = Schemas["PackInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type NewSeat = Schemas["NewMatch"]["seats"][number];
export type OfferedSeat = Schemas["Offer"]["to"];
export type NewMatch = Schemas["NewMatch"];
export type Choice<Action extends Named = Named> = Omit<Schemas["Choice"], "action" | "forecast"> & {
  readonly action: Action;
  readonly forecast: Forecast;
};
export type Run = Schemas["Run"];
export type Forecast = Schemas["Forecast"];
export type Spread = Schemas["Spread"];
export type Heard = Schemas["Heard"];
export type Hint = Schemas["Hint"];
export type Suggestion = Schemas["Suggestion"];
/** Something worth a thought, with its reasons. */
export type Reasoned = Schemas["Reasoned"];
export type Review = Schemas["Review"];
export type ReviewState = Schemas["ReviewState"];
export type Account = Schemas["Account"];
export type Sum = Schemas["Sum"];
export type Mistake = Schemas["Mistake"];
export type Chanced = Schemas["Chanced"];
export type Well = Schemas["Well"];
export type Tried = Schemas["Tried"];
export type Result = Schemas["Result"];
export type Status = Schemas["MatchInfo"]["status"];
export type TableView<S extends Shapes = Untyped> = Shaped<Schemas["TableView"], S>;
export type TableMoved<S extends Shapes = Untyped> = Shaped<Schemas["TableMoved"], S> & { readonly events: readonly S["event"][] };
/** The whole table as it is at one version. */
export type Snapshot<S extends Shapes = Untyped> = TableView<S> | TableMoved<S>;
export type ServerMessage<S extends Shapes = Untyped> =
  Exclude<Schemas["ServerMessage"], { readonly kind: "view" | "moved" }> | Snapshot<S>;
export type ClientMessage = Schemas["ClientMessage"];
export type Refused = Schemas["Refused"];
export type LessonInfo = Schemas["LessonInfo"];
export type LessonShown = Schemas["LessonShown"];
export type LessonCall = Schemas["LessonCall"];
export type LearnedLesson = Schemas["LearnedLesson"];
export type PastMatch = Schemas["PastMatchInfo"];
export type PastSummary = Schemas["PastSummary"];
export type PastStatistics = Schemas["PastStatistics"];
export type PastColumn = Schemas["ColumnInfo"];
/** Which of the own finished matches are asked for; what is left open fits everything. */
export type PastQuery = NonNullable<paths["/people/me/games/statistics"]["get"]["parameters"]["query"]>;
/** A place in a lesson, which whoever learns keeps. */
export type Place = Schemas["Place"];

/** A line of a record as it is looked back at. */
export type LineTold = Omit<Schemas["LineTold"], "action" | "events"> & {
  readonly action: Named | null;
  readonly events: readonly Happened[];
};

/** Something a game tells: an event, an action, or its whole view. */
export type Told = Readonly<Record<string, unknown>>;

/** What is told of any action: which kind it is. */
export type Named = Told & { readonly kind: string };

/** What is told of any event: its kind, and whose it is; nobody's is below zero. */
export type Happened = Named & { readonly player: number };

/** What a game shows and takes, as its wire.ts declares it. */
export interface Shapes {
  readonly view: object;
  readonly event: Happened;
  readonly action: Named;
}

/** What is known of any game. */
export interface Untyped extends Shapes {
  readonly view: Told;
}

/** A message in the shapes of its match's game, of which the contract of the server knows nothing. */
type Shaped<Message, S extends Shapes> = Omit<Message, "view" | "choices" | "events"> & {
  readonly view: S["view"];
  readonly choices: readonly Choice<S["action"]>[];
};

/** What is known of a choice as long as nobody has asked what would come of it. */
const UNFORESEEN: Forecast = { change: {}, others: [], luck: {}, complete: false, binding: false };

/** A message as the game of its match declares it: the server speaks of a match in nothing but the shapes of its game, and the
 * client was built from the same declarations. Here alone that is taken on trust. */
export function inShapesOf<S extends Shapes>(message: Schemas["ServerMessage"]): ServerMessage<S> {
  if (message.kind !== "view" && message.kind !== "moved") return message;
  const choices = message.choices.map((choice) => ({ ...choice, forecast: choice.forecast ?? UNFORESEEN }));
  return { ...message, choices } as unknown as ServerMessage<S>;
}

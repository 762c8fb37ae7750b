// The messages of the server by short names; their shapes are generated in wire.ts.
import type { components } from "./wire";

type Schemas = components["schemas"];

export type PersonInfo = Schemas["PersonInfo"];
export type GameInfo = Schemas["GameInfo"];
export type MatchInfo = Schemas["MatchInfo"];
export type PackInfo = Schemas["PackInfo"];
export type SeatInfo = Schemas["SeatInfo"];
export type NewSeat = Schemas["NewMatch"]["seats"][number];
export type OfferedSeat = Schemas["Offer"]["to"];
export type NewMatch = Schemas["NewMatch"];
export type Choice = Schemas["Choice"];
export type Run = Schemas["Run"];
export type Forecast = Schemas["Forecast"];
export type Spread = Schemas["Spread"];
export type Objection = Schemas["Objection"];
export type Result = Schemas["Result"];
export type Status = Schemas["MatchInfo"]["status"];
export type TableView = Schemas["TableView"];
export type TableMoved = Schemas["TableMoved"];
/** The whole table as it is at one version. */
export type Snapshot = TableView | TableMoved;
export type ServerMessage = Schemas["ServerMessage"];
export type ClientMessage = Schemas["ClientMessage"];
export type Refused = Schemas["Refused"];

/** Something a game names: an event, an action, or its whole view. */
export type Told = Readonly<Record<string, unknown>>;

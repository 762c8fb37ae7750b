// The stations of a game: each round and its eclipse, and where an era begins.
type Station = { kind: "era" | "round" | "eclipse"; number: number; x: number; when: "past" | "now" | "to come" | "" };

const APART = 25;

export function stationsOf(round: number, eclipse: boolean, rounds: number, firstEra: number): Station[] {
  const stations: Omit<Station, "x">[] = [];
  for (let number = 1; number <= rounds; number++) {
    if (number === 1) stations.push({ kind: "era", number: 1, when: "" });
    if (number === firstEra + 1) stations.push({ kind: "era", number: 2, when: "" });
    const now = number === round;
    const past = number < round;
    stations.push({ kind: "round", number, when: past || (now && eclipse) ? "past" : now ? "now" : "to come" });
    stations.push({ kind: "eclipse", number, when: past ? "past" : now && eclipse ? "now" : "to come" });
  }
  return stations.map((station, index) => ({ ...station, x: 8 + index * APART }));
}

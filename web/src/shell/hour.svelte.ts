// The hour that the page on screen has chosen, for as long as it is there.
type Hour = "dawn" | "evening";

/** Let it be this hour; where none is chosen it is day or night as ever. */
export function keepHour(hour: () => Hour | null): void {
  $effect(() => {
    const now = hour();
    if (!now) return;
    document.documentElement.dataset["hour"] = now;
    return () => void delete document.documentElement.dataset["hour"];
  });
}

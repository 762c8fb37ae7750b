// The hour that the page on screen has chosen, for as long as it is there.
import { onMount } from "svelte";

type Hour = "dawn" | "evening";

export const keepHour = (hour: Hour): void =>
  onMount(() => {
    document.documentElement.dataset["hour"] = hour;
    return () => delete document.documentElement.dataset["hour"];
  });

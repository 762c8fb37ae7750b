// Whoever reads by keyboard can scroll what is too long for its place: it takes the focus as long as it is.
import type { Action } from "svelte/action";

export const scrollable: Action<HTMLElement> = (element) => {
  const look = (): void => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  };
  const resized = new ResizeObserver(look);
  const changed = new MutationObserver(look);
  resized.observe(element);
  changed.observe(element, { childList: true, characterData: true, subtree: true });
  return {
    destroy: () => {
      resized.disconnect();
      changed.disconnect();
    },
  };
};

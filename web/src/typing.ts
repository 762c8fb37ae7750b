/** Whether a key goes into a field rather than to the table. */
export const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type !== "checkbox");

// The outline of a person without a seat, feet at the origin.
export const PERSON =
  "M0 -27.5C5.6 -27.5 8.8 -23.5 10 -18L15.6 -.5C16.6 3 14.2 5 10.5 5H-10.5C-14.2 5 -16.6 3 -15.6 -.5L-10 -18" +
  "C-8.8 -23.5 -5.6 -27.5 0 -27.5ZM0 -44A8 8 0 1 1 0 -28A8 8 0 1 1 0 -44Z";

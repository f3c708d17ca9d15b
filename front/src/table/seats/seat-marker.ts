/** Marker shapes of the six seats: paths in a box from -10 to 10. */
export const SEAT_MARKERS: readonly string[] = [
  "M0-9a9 9 0 1 0 .01 0Z",
  "M0-10 10 0 0 10-10 0Z",
  "M-8-8H8V8H-8Z",
  "M0-10 8.7-5V5L0 10-8.7 5V-5Z",
  "M0-10 10 8H-10Z",
  "M-8-9H8V1C8 6 4 9 0 10-4 9-8 6-8 1Z",
];

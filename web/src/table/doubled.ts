/** The second half of a double click would choose whatever slid under the pointer after the first. */

/** Two clicks as close together as this are one double click, in milliseconds. Deliberate taps are slower. */
const DOUBLE = 300;

let last = -Infinity;

/** Whether this click on an option is the second of a double click, and must not choose. */
export function doubled({ detail, timeStamp }: Pick<MouseEvent, "detail" | "timeStamp">): boolean {
  const close = timeStamp - last < DOUBLE;
  last = timeStamp;
  return detail > 1 && close;
}

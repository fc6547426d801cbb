import type { PlacedPoint } from './line-geometry.ts';
import type { Rect } from './plot-area.ts';
import type { PointName } from './point-names.ts';

/** `y` is the line that the text stands on. */
export type BandName = { x: number; y: number; anchor: 'start' | 'middle' | 'end' };

const inset = 6;
const roomOfTheLastPoint = 8;

/** Where inside its band a name meets no other text and not the last point, and the line as seldom as can be; at the beginning if it may. */
export function nameBand(
  band: Rect,
  textWidth: number,
  { points, names }: { points: readonly PlacedPoint[]; names: readonly (PointName | undefined)[] },
): BandName {
  const last = points.at(-1);
  const taken = names.filter((name) => name !== undefined).map(boxOfName);
  if (last) taken.push(around(last, roomOfTheLastPoint));
  let best = { cost: Infinity, place: placesIn(band, textWidth)[0] };
  for (const place of placesIn(band, textWidth)) {
    const cost =
      taken.filter((box) => meet(box, place.box)).length * (points.length + 1) +
      points.filter((point, index) => crosses(point, points[index + 1] ?? point, place.box)).length;
    if (cost < best.cost) best = { cost, place };
  }
  return best.place.name;
}

type Place = { name: BandName; box: Rect };

/** Under its upper edge or over its lower one; the tick of an axis is just above the latter. */
function placesIn({ x, y, width, height }: Rect, textWidth: number): [Place, ...Place[]] {
  const right = x + width - inset;
  const middle = x + width / 2;
  const at = (name: BandName, left: number): Place => ({
    name,
    box: { x: left, y: name.y - 11, width: textWidth, height: 14 },
  });
  const [above, below] = [y + 14, y + height - 9];
  return [
    at({ x: x + inset, y: above, anchor: 'start' }, x + inset),
    at({ x: x + inset, y: below, anchor: 'start' }, x + inset),
    at({ x: right, y: above, anchor: 'end' }, right - textWidth),
    at({ x: right, y: below, anchor: 'end' }, right - textWidth),
    at({ x: middle, y: above, anchor: 'middle' }, middle - textWidth / 2),
    at({ x: middle, y: below, anchor: 'middle' }, middle - textWidth / 2),
  ];
}

const around = ({ x, y }: PlacedPoint, room: number): Rect => ({
  x: x - room,
  y: y - room,
  width: room * 2,
  height: room * 2,
});

const boxOfName = ({ x, y, width }: PointName): Rect => ({ x: x - width / 2, y: y - 14, width, height: 18 });

function meet(one: Rect, other: Rect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

/** Of the straight way from one point to the next; the curve stays close to it. */
function crosses(from: PlacedPoint, to: PlacedPoint, { x, y, width, height }: Rect): boolean {
  const [left, right] = [Math.max(from.x, x), Math.min(to.x, x + width)];
  if (left > right) return false;
  const at = (place: number) =>
    to.x === from.x ? to.y : from.y + ((place - from.x) / (to.x - from.x)) * (to.y - from.y);
  return Math.min(at(left), at(right)) < y + height && Math.max(at(left), at(right)) > y;
}

/** How the cards of a hand lie: side by side while there is room, then over each other, in a slight arc. */

export interface Lie {
  /** From the left edge of the hand to that of the card. */
  x: number;
  /** How far below the middle card; the one that is looked at is above it. */
  y: number;
  /** In degrees. */
  turn: number;
}

export interface Hand {
  count: number;
  width: number;
  card: number;
  gap?: number;
  /** 0: a straight row. */
  bend?: number;
  /** The card that is looked at; the others make room for it. */
  raised?: number | null;
}

const LIFT = 14;
const MOST_TURN = 9;
const TURN_A_CARD = 2.2;

export function fan({ count, width, card, gap = 8, bend = 1, raised = null }: Hand): Lie[] {
  if (count <= 0) return [];
  const wide = Math.max(0, width - card);
  const step = count > 1 ? Math.min(card + gap, wide / (count - 1)) : 0;
  const span = step * (count - 1);
  const left = (wide - span) / 2;
  const open = raised !== null && raised >= 0 && raised < count - 1 && step < card;
  const room = open ? Math.min(card, span) : step;
  const tight = open && count > 2 ? (span - room) / (count - 2) : step;
  const most = Math.min(MOST_TURN, (TURN_A_CARD * (count - 1)) / 2) * bend;
  const middle = (count - 1) / 2;
  return Array.from({ length: count }, (_, at) => {
    const off = middle === 0 ? 0 : (at - middle) / middle;
    const up = raised === at;
    return {
      x: left + (open && at > (raised as number) ? room + tight * (at - 1) : tight * at),
      y: up ? -LIFT : off * off * most * 1.6,
      turn: up ? 0 : off * most,
    };
  });
}

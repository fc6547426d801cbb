/** A piece of a text: words, or a phone number that can be called. */
interface TextPiece {
  /** Where it begins. */
  at: number;
  text: string;
  isNumber: boolean;
}

const number = /\+?\d[\d ()-]{1,20}\d/g;

/** Cuts the phone numbers out of what someone has typed; 3 to 15 digits count as one. */
export function piecesOf(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(number)) {
    const digits = found.replaceAll(/\D/g, '').length;
    if (digits < 3 || digits > 15) continue;
    if (index > end) pieces.push({ at: end, text: text.slice(end, index), isNumber: false });
    pieces.push({ at: index, text: found, isNumber: true });
    end = index + found.length;
  }
  if (end < text.length) pieces.push({ at: end, text: text.slice(end), isNumber: false });
  return pieces;
}

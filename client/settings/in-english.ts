/** Invisible, and in no sentence of ours. */
const mark = '\u2063';

/** A sentence that the language of the page lacks. Only a page that is not wholly drafted has this file. */
export function inEnglish(sentence: string): string {
  return mark + sentence;
}

/** A screen reader says such a sentence as English. */
new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    noteText(target);
    for (const node of addedNodes) for (const text of textsIn(node)) noteText(text);
  }
}).observe(document.documentElement, { subtree: true, childList: true, characterData: true });

function* textsIn(node: Node): Generator<Node> {
  if (node.nodeType === Node.TEXT_NODE) yield node;
  for (const child of node.childNodes) yield* textsIn(child);
}

function noteText(text: Node): void {
  const parent = text.parentElement;
  if (text.nodeType !== Node.TEXT_NODE || !parent) return;
  if (text.nodeValue?.startsWith(mark)) parent.lang = 'en';
  else if (parent.lang === 'en' && parent.textContent === text.nodeValue) parent.removeAttribute('lang');
}

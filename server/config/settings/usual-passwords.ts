/** What is tried first by everyone who finds a database. */
const usual = new Set(
  `postgres postgresql evenkeel wellness password passwort passw pass secret changeme change admin administrator root user
  test testing example default database db master letmein welcome qwerty qwertyuiop asdf abc guest docker dev
  development production prod app`.split(/\s+/),
);

/** Fewer would be found by trying all of them, if anyone ever had the stored hash. */
const fewestCharacters = 8;

/** Digits and signs around a word make it no other one, nor do capitals or the usual digits for letters. */
function wordOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/^[^a-z]+|[^a-z]+$/g, '')
    .replaceAll('@', 'a')
    .replaceAll('0', 'o')
    .replaceAll('$', 's');
}

/** A password that a stranger would guess: short, without a letter, usual, or no more than one of these names. */
export function isUsualPassword(password: string, names: readonly string[]): boolean {
  const word = wordOf(password);
  if (password.length < fewestCharacters || word === '') return true;
  return usual.has(word) || names.some((name) => wordOf(name) === word || name === password);
}

import { expect, test } from 'vitest';
import { checkRoomOrder, roomsInOrder } from './room-order.ts';

const map = {
  path: 'ARCHITECTURE.md',
  text: `\`\`\`
domain/     what both agree on
server/     from the ground up: main.ts
  core/     faults
  db/       connections
  features/ nouns
  test/     what tests share
client/     React
  ui/       buttons
  screens/  one file for each
\`\`\``,
};

const faults = (path: string, target: string) =>
  checkRoomOrder([map, { path, text: `import type { A } from '${target}';\n` }]);

test('the order stands in the map, one room a line, for each side', () => {
  expect(roomsInOrder(map.text, 'server')).toEqual(['core', 'db', 'features']);
  expect(roomsInOrder(map.text, 'client')).toEqual(['ui', 'screens']);
});

test('a side without an order has no place for its rooms', () => {
  const bare = { path: 'ARCHITECTURE.md', text: '```\nclient/  React\n```' };
  expect(checkRoomOrder([bare, { path: 'client/ui/a.ts', text: '' }])).toEqual([
    'client/ui has no place in the order of ARCHITECTURE.md',
  ]);
});

test('a room uses what is below it, and nothing above it, types neither', () => {
  expect(faults('server/db/a.ts', '../core/b.ts')).toEqual([]);
  expect(faults('server/db/a.ts', './embedded/b.ts')).toEqual([]);
  expect(faults('server/main.ts', './features/moods/b.ts')).toEqual([]);
  expect(faults('server/db/a.ts', '../features/services.ts')).toEqual([
    'server/db/a.ts imports server/features/services.ts',
  ]);
  expect(faults('server/db/a.ts', '../main.ts')).toEqual(['server/db/a.ts imports server/main.ts']);
  expect(faults('server/features/moods/a.ts', '../../test/b.ts')).toHaveLength(1);
});

test('every room and every file has its place, and twelve are the most', () => {
  expect(faults('server/mail/a.ts', './b.ts')).toEqual(['server/mail has no place in the order of ARCHITECTURE.md']);
  expect(faults('server/loose.ts', './main.ts')).toHaveLength(1);
  const long = Array.from({ length: 13 }, (_, at) => `  room-${'abcdefghijklm'[at]}/`).join('\n');
  const grown = { path: 'ARCHITECTURE.md', text: `\`\`\`\nserver/  from the ground up\n${long}\n\`\`\`` };
  expect(checkRoomOrder([grown])).toEqual(['server/ has 13 rooms, of at most 12']);
});

import { shown } from './stories.ts';

const sizes = [
  ['on a phone', 360, 740],
  ['on a desk', 1280, 800],
] as const;

for (const [name, state] of shown) {
  const link = document.createElement('a');
  link.href = `#${name}/${state}`;
  link.textContent = `${name}, ${state}`;
  const item = document.createElement('li');
  item.append(link);
  document.getElementById('stories')?.append(item);
}

/** The story of the address, on a phone and on a desk, in the light and in the dark. */
function show(): void {
  const [name = '', state = ''] = location.hash.slice(1).split('/');
  if (name === '') return;
  const frames = sizes.flatMap(([where, width, height]) =>
    ['light', 'dark'].map((look) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { title: `${name}, ${state}, ${where}, ${look}`, width, height });
      frame.src = `show.html?${new URLSearchParams({ story: name, state, look })}`;
      return frame;
    }),
  );
  document.getElementById('frames')?.replaceChildren(...frames);
  const title = document.getElementById('title');
  if (title) title.textContent = `${name}, ${state}`;
}

addEventListener('hashchange', show);
show();

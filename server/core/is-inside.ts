import path from 'node:path';

/** Whether a path is a folder or in it. On Windows the way to another drive is an absolute one. */
export function isInside(folder: string, file: string, { relative, isAbsolute } = path): boolean {
  const way = relative(folder, file);
  return !way.startsWith('..') && !isAbsolute(way);
}

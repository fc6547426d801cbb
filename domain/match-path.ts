export type Params = Readonly<Record<string, string>>;

/**
 * The parameters of a path that has a pattern's shape (`/admin/employee-history/:employeeId`), else null.
 * Capitals and a slash at the end make no difference.
 */
export function matchPath(pattern: string, pathname: string): Params | null {
  const wanted = segmentsOf(pattern);
  const given = segmentsOf(pathname);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of wanted.entries()) {
    const text = given[index] ?? '';
    if (segment.startsWith(':')) params[segment.slice(1)] = decode(text);
    else if (segment.toLowerCase() !== text.toLowerCase()) return null;
  }
  return params;
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** An address that someone typed may hold a percent sign that encodes nothing. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

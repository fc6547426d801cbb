/**
 * What someone gets to see of one kind of data, from nothing to everything. 'large_groups' are totals about everyone, moved
 * by chance; 'groups' are plain totals about everyone, and about groups from MIN_GROUP people on; 'if_in_role' is
 * who the person is, where they hold a role that is named to people (`namedRoles`).
 */
export const visibilityLevels = [
  'nothing',
  'large_groups',
  'groups',
  'if_in_role',
  'if_asked',
  'if_shared',
  'with_reason',
  'always',
] as const;

export type VisibilityLevel = (typeof visibilityLevels)[number];

/**
 * What someone gets to see of one kind of data, from nothing to everything. 'large_groups' are figures about many
 * people, moved by chance and never about fewer than MIN_GROUP; 'groups' are figures without a lower bound; 'if_in_role' is
 * who the person is, where they hold a role that is named to people (`namedRoles`).
 */
export const sights = [
  'nothing',
  'large_groups',
  'groups',
  'if_in_role',
  'if_asked',
  'if_shared',
  'with_reason',
  'always',
] as const;

export type Sight = (typeof sights)[number];

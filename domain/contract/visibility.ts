import * as z from 'zod/mini';
import { recordPolicies } from '../visibility/record-policy.ts';
import { visibilityLevels } from '../visibility/visibility-levels.ts';
import { dataKinds, viewerRoles } from '../visibility/data-kinds.ts';
import type { ViewerRole } from '../visibility/data-kinds.ts';
import { defineEndpoint } from './endpoint.ts';

const level = z.enum(visibilityLevels);

const levelsOfViewers = Object.fromEntries(viewerRoles.map((viewer) => [viewer, level])) as Record<
  ViewerRole,
  typeof level
>;

/** Made from the rules that the server enforces. Open to strangers: people read it before they register. */
export const whoCanSee = defineEndpoint({
  method: 'GET',
  path: '/api/who-can-see',
  access: 'anyone',
  shows: 'nothing',
  summary: 'Says who can see what, made from the rules that the server enforces.',
  reply: z.object({
    policy: z.enum(recordPolicies),
    since: z.nullable(z.string()),
    /** Announced, and not in force yet. */
    coming: z.nullable(z.object({ policy: z.enum(recordPolicies), from: z.string() })),
    older: z.array(z.object({ made_until: z.string(), policy: z.enum(recordPolicies) })),
    /** The least people that a group is shown of where 'groups' holds. */
    min_group: z.int(),
    /** How long records are kept. */
    retention_months: z.int(),
    /** The number of the privacy notice that holds now. */
    notice: z.int(),
    rows: z.array(z.object({ kind: z.enum(dataKinds), ...levelsOfViewers })),
  }),
});

import { answerOrganisation } from './organisation.routes.ts';
import { followingOrganisation, takeOverZone } from './follow-organisation.ts';
import type { Feature } from '../feature.ts';

/** The zone comes before anything asks which day it is. */
export const organisation = {
  calls: {
    organisation: answerOrganisation,
  },
  begin: takeOverZone,
  jobs: [followingOrganisation],
} satisfies Feature;

import { followingOrganisation, takeOverZone } from './follow-organisation.ts';
import type { Feature } from '../feature.ts';
import { AppError } from '../../core/app-error.ts';
import type { HandlersOf } from '../../http/mount-calls.ts';
import { readOrganisation } from './organisation.ts';
import { findLogo } from './organisation.queries.ts';
import type { Services } from '../services.ts';
import { changeSettings, dropLogo, readSettled, storeLogo } from './organisation.service.ts';

function answerOrganisation(services: Services): HandlersOf<'organisation'> {
  return {
    organisation: () => readOrganisation(services),

    organisationLogo: async ({ params: { hash }, setHeader }) => {
      const logo = await findLogo(services.db, hash);
      if (!logo) throw new AppError('not_found');
      // Its hash is in its address: what is kept is never another picture.
      setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      return { contentType: logo.type, name: `logo.${logo.type.replace('image/', '')}`, bytes: logo.bytes };
    },

    settledOrganisation: () => readSettled(services),
    changeOrganisation: ({ body, caller }) => changeSettings(services, caller.id, body),
    changeLogo: ({ body, caller }) => storeLogo(services, caller.id, body),
    removeLogo: ({ caller }) => dropLogo(services, caller.id),
  };
}

/** The zone comes before anything asks which day it is. */
export const organisation = {
  calls: { organisation: answerOrganisation },
  begin: takeOverZone,
  jobs: [followingOrganisation],
} satisfies Feature;

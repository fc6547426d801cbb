import type { FastifyInstance } from 'fastify';
import {
  changeLogo,
  changeOrganisation,
  organisation,
  organisationLogo,
  removeLogo,
  settledOrganisation,
} from '../../../domain/contract/organisation.ts';
import { AppError } from '../../core/app-error.ts';
import { mountEndpoint } from '../../http/mount-endpoint.ts';
import { readOrganisation } from './organisation.ts';
import { findLogo } from './organisation.queries.ts';
import type { Services } from '../services.ts';
import { changeSettings, dropLogo, readSettled, storeLogo } from './organisation.service.ts';

export function mountOrganisation(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, organisation, () => readOrganisation(services));

  mountEndpoint(app, services, organisationLogo, async ({ params: { hash }, setHeader }) => {
    const logo = await findLogo(services.db, hash);
    if (!logo) throw new AppError('not_found');
    // Its hash is in its address: what is kept is never another picture.
    setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    return { contentType: logo.type, name: `logo.${logo.type.replace('image/', '')}`, bytes: logo.bytes };
  });

  mountEndpoint(app, services, settledOrganisation, () => readSettled(services));

  mountEndpoint(app, services, changeOrganisation, ({ body, caller }) => changeSettings(services, caller.id, body));

  mountEndpoint(app, services, changeLogo, ({ body, caller }) => storeLogo(services, caller.id, body));

  mountEndpoint(app, services, removeLogo, ({ caller }) => dropLogo(services, caller.id));
}

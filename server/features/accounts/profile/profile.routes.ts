import { profileChangeSchemaOf } from '../../../../domain/contract/person.ts';
import type { Profile } from '../../../../domain/contract/person.ts';
import { ageOn, dayInZone } from '../../../../domain/dates.ts';
import { toLanguage } from '../../../../domain/languages.ts';
import { byField } from '../../../../domain/person-fields.ts';
import { profileLists } from '../../../../domain/work-lists.ts';
import type { HandlersOf } from '../../../http/mount-calls.ts';
import type { Services } from '../../services.ts';
import { findWorkLists } from '../../work-lists/chosen-work.ts';
import { changeProfile, findOwnEntries, findProfile } from './profile.queries.ts';
import type { StoredProfile } from './profile.queries.ts';

export function answerProfile(services: Services): HandlersOf<'profile'> {
  const { config, now } = services;
  const toProfile = ({ created_at, language, ...stored }: StoredProfile): Profile => ({
    ...stored,
    language: toLanguage(language),
    age: stored.date_of_birth === null ? null : ageOn(stored.date_of_birth, dayInZone(now(), config.orgTimezone)),
    created_at: created_at.toISOString(),
  });
  return {
    me: async ({ caller }) => toProfile(await findProfile(services, caller.id)),

    updateProfile: {
      handle: async ({ caller, body }) =>
        toProfile(await changeProfile(services, { userId: caller.id, change: body, now: now() })),
      bodyNow: async (caller) => profileChangeSchemaOf(await choicesOf(services, caller.id)),
    },
  };
}

/** What can be chosen, and what the person has. */
async function choicesOf(services: Services, userId: string) {
  const [lists, own] = await Promise.all([findWorkLists(services.db), findOwnEntries(services.db, userId)]);
  return byField(profileLists, (kind) => [...lists[kind], ...(own[kind] === null ? [] : [own[kind]])]);
}

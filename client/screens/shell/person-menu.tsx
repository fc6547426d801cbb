import { shellMessages } from '#messages/shell.ts';
import { suggestionMessages } from '#messages/suggestions.ts';
import { useSuggestion } from '../../features/system/suggestions/use-suggestion.tsx';
import { PersonIcon, SignOutIcon, WritingIcon } from '../../illustrations/place-icons.tsx';
import { Link } from '../../routing/link.tsx';
import { isBeingReviewed, mayBeReviewed } from '../../settings/language.ts';
import { DisclosureItem, DisclosureMenu } from '../../ui/disclosure-menu.tsx';

/** The greeting and what opens under it. `name` is missing until it is known. */
export function PersonMenu({ name, onSignOut }: { name: string | undefined; onSignOut: () => void }) {
  const { suggest, dialog } = useSuggestion();
  return (
    <>
      <DisclosureMenu label={shellMessages.greeting(firstWord(name))}>
        <DisclosureItem>
          <Link to="/profile">
            <PersonIcon />
            {shellMessages.profile}
          </Link>
        </DisclosureItem>
        {mayBeReviewed && isBeingReviewed() && (
          <DisclosureItem>
            <button type="button" onClick={suggest}>
              <WritingIcon />
              {suggestionMessages.action}
            </button>
          </DisclosureItem>
        )}
        <DisclosureItem>
          <button type="button" onClick={onSignOut}>
            <SignOutIcon />
            {shellMessages.signOut}
          </button>
        </DisclosureItem>
      </DisclosureMenu>
      {dialog}
    </>
  );
}

function firstWord(name: string | undefined): string | undefined {
  return name?.trim().split(/\s+/)[0];
}

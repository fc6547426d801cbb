import { shellMessages } from '#messages/shell.ts';
import { PersonIcon, SignOutIcon } from '../../illustrations/place-icons.tsx';
import { Link } from '../../routing/link.tsx';
import { DisclosureItem, DisclosureMenu } from '../../ui/disclosure-menu.tsx';

/** The greeting and what opens under it. `name` is missing until it is known. */
export function PersonMenu({ name, onSignOut }: { name: string | undefined; onSignOut: () => void }) {
  return (
    <DisclosureMenu label={shellMessages.greeting(firstWord(name))}>
      <DisclosureItem>
        <Link to="/profile">
          <PersonIcon />
          {shellMessages.profile}
        </Link>
      </DisclosureItem>
      <DisclosureItem>
        <button type="button" onClick={onSignOut}>
          <SignOutIcon />
          {shellMessages.signOut}
        </button>
      </DisclosureItem>
    </DisclosureMenu>
  );
}

function firstWord(name: string | undefined): string | undefined {
  return name?.trim().split(/\s+/)[0];
}

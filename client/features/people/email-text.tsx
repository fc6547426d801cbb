import { Fragment } from 'react';

/** A long one is broken before its @ or one of its dots rather than anywhere. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which never change their places
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Days for which a link gives someone who has left their record. Mail, page and refusal say it. */
export const leavingLinkDays = 30;

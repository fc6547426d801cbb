import { uiMessages } from '#messages/ui.ts';

/** What the operator has set, as the server wrote it into the page. */
export interface PageSettings {
  productTitle: string;
  /** Empty where the operator gave none. */
  orgName: string;
  /** IANA zone of the organisation: the day boundary of admin statistics. */
  orgTimeZone: string;
}

export const settings: PageSettings = {
  productTitle: meta('product-title') || uiMessages.productTitle,
  orgName: meta('org-name'),
  orgTimeZone: meta('org-timezone') || 'Asia/Kolkata',
};

function meta(name: string): string {
  if (typeof document === 'undefined') return '';
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content.trim() ?? '';
}

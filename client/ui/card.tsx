import type { ComponentPropsWithoutRef } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

export type CardProps = ComponentPropsWithoutRef<'section'> & {
  as?: 'section' | 'article' | 'div' | 'li';
  /** Makes the whole sheet the target of its first link. */
  follow?: boolean;
};

/** A sheet on the desk. */
export function Card({ as: Tag = 'section', follow = false, className, ...rest }: CardProps) {
  return <Tag {...rest} className={classNames(styles.card, follow && styles.follow, className)} />;
}

import { postBody } from '../../../domain/contract/posts.ts';
import type { PostBody, StoredPost } from '../../../domain/contract/posts.ts';
import { postKinds, postStateOn } from '../../../domain/posts.ts';
import type { PostKind } from '../../../domain/posts.ts';
import { postAdminMessages as words } from '#messages/posts.ts';
import { settings } from '../../settings/settings.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useForm } from '../../forms/use-form.ts';
import { PillRadios } from '../../ui/pill-radios.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useToday } from '../../ui/use-today.ts';
import { PostText } from './post-text.tsx';
import prose from '../../ui/prose.module.css';
import styles from './stored-posts.module.css';

interface PostFormProps {
  /** The one to change; a new one where it is missing. */
  post?: StoredPost;
  save: (post: PostBody) => Promise<void>;
  onClose: () => void;
}

const kindOf = (text: string): PostKind => postKinds.find((kind) => kind === text) ?? 'change';

const kindOptions = postKinds.map((value) => ({ value, label: words.kinds[value] }));

export function PostForm({ post, save, onClose }: PostFormProps) {
  const today = useToday(settings.orgTimeZone);
  const form = useForm({
    kind: post?.kind ?? 'change',
    title: post?.title ?? '',
    heard: post?.heard ?? '',
    text: post?.text ?? '',
    link: post?.link ?? '',
    day: post?.day ?? today,
    from: post ? (post.from ?? '') : today,
    until: post?.until ?? '',
  });
  const { fields, hints } = words;
  const kind = kindOf(form.values.kind);
  const { from, until } = form.values;
  const state = postStateOn(today, { from: from || null, until: until || null });
  const publishes = state === 'shown' && post?.state !== 'shown';

  return (
    <FormDialog
      title={post ? words.changeTitle(post.title) : words.addTitle}
      wide
      form={form}
      schema={postBody}
      // What can't be typed and isn't in the preview is told to no one.
      send={(typed) => save(typed.kind === 'change' ? typed : { ...typed, heard: '' })}
      button={publishes ? words.publish : words.save}
      onClose={onClose}
    >
      <PillRadios
        legend={words.kind}
        legendHidden
        options={kindOptions}
        value={kind}
        id={form.idOf('kind')}
        onChange={(chosen) => form.change({ kind: chosen })}
      />
      <TextField {...form.bind('title')} label={fields.title} required autoComplete="off" />
      <div className={styles.texts}>
        {kind === 'change' && (
          <TextArea {...form.bind('heard')} label={fields.heard} hint={hints.heard} optional rows={3} />
        )}
        <TextArea
          {...form.bind('text')}
          label={kind === 'change' ? fields.done : fields.text}
          hint={hints.text}
          required
          rows={3}
        />
      </div>
      <TextField {...form.bind('link')} label={fields.link} type="url" optional hint={hints.link} autoComplete="off" />
      <div className={styles.days}>
        <DateField {...form.bind('day')} label={fields.day} hint={hints.day} required />
        <DateField {...form.bind('from')} label={fields.from} hint={hints.from} optional />
        <DateField {...form.bind('until')} label={fields.until} hint={hints.until} optional />
      </div>
      <Preview {...form.values} kind={kind} />
    </FormDialog>
  );
}

type Typed = Record<'title' | 'heard' | 'text' | 'link' | 'day', string> & { kind: PostKind };

/** What people will see, as it is typed. */
function Preview({ kind, title, heard, text, link, day }: Typed) {
  if (title.trim() === '' && text.trim() === '') return null;
  return (
    <section aria-label={words.preview} className={styles.preview}>
      <p className={prose.note}>{words.preview}</p>
      <PostText kind={kind} title={title} heard={kind === 'change' ? heard : ''} text={text} link={link} day={day} />
    </section>
  );
}

import type {PageInfo as PageInfoData} from 'legacydocs';
import {messages} from '../messages.ts';
import {Translate} from '../Translate/Translate.tsx';

export interface PageInfoProps {
  readonly info: PageInfoData;
}

/** Date and author of the page's last change. */
export function PageInfo({info: {lastUpdate}}: PageInfoProps) {
  if (lastUpdate === null) return null;
  const {date, author} = lastUpdate;
  const {on, by, onBy} = messages.lastUpdated;
  const values = {
    date: date && <time dateTime={date.iso}>{date.shown}</time>,
    author: author !== undefined && <b>{author}</b>,
  };
  return (
    <p className="PageInfo">
      <Translate values={values}>
        {date === undefined ? by : author === undefined ? on : onBy}
      </Translate>
    </p>
  );
}

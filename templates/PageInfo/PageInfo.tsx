import type {PageInfo as PageInfoData} from 'legacydocs';
import {formatMessage, messages} from '../messages.ts';
import {Translate} from '../Translate/Translate.tsx';

export interface PageInfoProps {
  readonly info: PageInfoData;
}

/** The release that the page was checked against (row DOC-10), and date and author of its last change. */
export function PageInfo({info: {lastUpdate, checkedAgainst}}: PageInfoProps) {
  if (lastUpdate === null && checkedAgainst === undefined) return null;
  return (
    <p className="PageInfo">
      {checkedAgainst !== undefined && (
        <span>{formatMessage(messages.checkedAgainst, {release: checkedAgainst})}</span>
      )}
      {lastUpdate !== null && (
        <>
          {checkedAgainst !== undefined && ' · '}
          <LastUpdate {...lastUpdate} />
        </>
      )}
    </p>
  );
}

function LastUpdate({date, author}: NonNullable<PageInfoData['lastUpdate']>) {
  const {on, by, onBy} = messages.lastUpdated;
  const values = {
    date: date && <time dateTime={date.iso}>{date.shown}</time>,
    author: author !== undefined && <b>{author}</b>,
  };
  return (
    <Translate values={values}>
      {date === undefined ? by : author === undefined ? on : onBy}
    </Translate>
  );
}

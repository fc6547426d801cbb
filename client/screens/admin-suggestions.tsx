import { suggestionListMessages as words } from '#messages/suggestions.ts';
import { ExportButton } from '../features/reports/export-button.tsx';
import { SuggestionList } from '../features/system/suggestions/suggestion-list.tsx';
import { loadSuggestionsFile } from '../features/system/suggestions/suggestions.api.ts';
import { Page } from '../ui/page.tsx';

export function AdminSuggestionsScreen() {
  return (
    <Page title={words.title} intro={words.intro} width="wide">
      <div>
        <ExportButton what={words.export} fileName="suggestions.csv" load={loadSuggestionsFile} />
      </div>
      <SuggestionList />
    </Page>
  );
}

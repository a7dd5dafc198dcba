import {partnerProgram} from '@content/partnerProgram';
import {shell} from '@content/shell';
import {PageHero} from '@site/src/features/sections/PageHero';
import {Particles} from '@site/src/features/sections/Particles';
import {CheckList} from '@site/src/ui/CheckList';
import {routes} from '@site/src/data/routes';
import {useWordsLanguage} from '@site/src/site/useWordsLanguage';
import {ReportStack} from './ReportStack';
import {StartActions} from './StartActions';

const {crumb, title, lede, promises} = partnerProgram.hero;

export function Hero() {
  return (
    <PageHero
      below={[{name: crumb, path: routes.partnerProgram}]}
      title={title}
      lede={lede}
      align="start"
      actions={<StartActions />}
      note={<CheckList row items={promises} className="caption" />}
      decoration={<Particles pause={shell.pauseBackground} />}
    >
      <ReportStack {...partnerProgram.reports} language={useWordsLanguage(partnerProgram.reports)} />
    </PageHero>
  );
}

/** The register of risks as a spreadsheet, opened in LibreOffice. */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'csv-parse/sync';
import {describeWith} from '@site/api/test/engines/absent';
import type {RiskRegisterContent} from '@site/src/content/riskRegister';
import {languages, prefix, wordsIn} from '../languages';
import {build} from './site';

const hasCalc = spawnSync('soffice', ['--version']).status === 0;

describeWith(hasCalc, 'libreoffice-calc')('LibreOffice', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'register-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  it.each(languages)('computes the register in %s', (language) => {
    const words = wordsIn<RiskRegisterContent>(language, 'riskRegister');
    // Recalculates on load, whatever results the file contains.
    const profile = path.join(folder, 'profile');
    mkdirSync(path.join(profile, 'user'), {recursive: true});
    writeFileSync(
      path.join(profile, 'user/registrymodifications.xcu'),
      `<?xml version="1.0" encoding="UTF-8"?><oor:items xmlns:oor="http://openoffice.org/2001/registry"><item oor:path="/org.openoffice.Office.Calc/Formula/Load"><prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`,
    );
    const file = path.join(folder, `${language}.xlsx`);
    const blank = readFileSync(path.join(build, prefix(language), 'downloads/risk-register.xlsx'));
    writeFileSync(
      file,
      execFileSync(process.execPath, [path.resolve(__dirname, '../fillRegister.mjs')], {input: blank}),
    );
    const options = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';
    execFileSync(
      'soffice',
      [
        `-env:UserInstallation=file://${profile}`,
        '--headless',
        '--convert-to',
        options,
        '--outdir',
        folder,
        file,
      ],
      {stdio: 'ignore'},
    );
    const rowsOf = (sheet: string) =>
      parse(readFileSync(path.join(folder, `${language}-${sheet}.csv`)), {
        relax_column_count: true,
      }) as string[][];
    const example = rowsOf(words.sheets.example);
    const {levels, overview} = words;
    expect(example.slice(4, 7).map((row) => [row[0], row[8], row[9], row[14], row[15]])).toEqual([
      ['R-07', '16', levels.now, '6', levels.accept],
      ['R-08', '6', levels.accept, '4', levels.accept],
      ['R-09', '12', levels.plan, '4', levels.accept],
    ]);
    const [first, second, third] = rowsOf(words.sheets.register).slice(4);
    expect([first![8], first![9], first![14], first![15]]).toEqual(['15', levels.now, '4', levels.accept]);
    expect([second![8], second![9], third![8], third![9]]).toEqual(['', '', '', '']);
    const sums = rowsOf(words.sheets.overview);
    const said = Object.fromEntries(sums.map(([name, ...numbers]) => [name, numbers.slice(0, 2)]));
    expect(said).toMatchObject({
      [levels.now]: ['1', '0'],
      [levels.plan]: ['0', '0'],
      [levels.accept]: ['0', '1'],
      [overview.all]: ['1', '1'],
      [overview.incomplete]: ['1', ''],
      [overview.withoutOwner]: ['1', ''],
      [overview.overdue]: ['1', ''],
    });
    // Likelihood 5, impact 3.
    expect(sums.find(([likelihood]) => likelihood === '5')).toEqual(['5', '0', '0', '1', '0', '0']);
  });
});

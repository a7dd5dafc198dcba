import type {ReactNode} from 'react';
import {growthModels} from '@content/growthModels';
import {home} from '@content/home';
import {Card} from '@site/src/ui/Card';
import {sampleApiCall} from '@site/src/data/sampleApiCall';
import {sampleSuppliers} from '@site/src/data/sampleSuppliers';
import {sampleBrands} from '@site/src/data/sampleBrands';
import styles from './ModelScene.module.css';

type ModelId = keyof typeof home.growthModels.models;

const {telco, enterprise} = growthModels;
const operator = sampleBrands[2];

/** Amounts are bars, because the operator sets them. */
function Bill() {
  return (
    <>
      <div>
        <b>{operator.name}</b>
        {telco.case.invoice.title}
      </div>
      {telco.case.invoice.lines.map((line) => (
        <div key={line}>
          {line}
          <i />
        </div>
      ))}
    </>
  );
}

function ApiAnswer() {
  return (
    <>
      <div>
        <code>
          {sampleApiCall.method} {sampleApiCall.path}
        </code>
      </div>
      {sampleApiCall.answer.map(([key, value]) => (
        <div key={key}>
          <code>{key}</code>
          <code>{value}</code>
        </div>
      ))}
    </>
  );
}

/** Suppliers with the number of controls that they meet, the most urgent first. */
function Suppliers() {
  const {supplier, suppliers} = enterprise.supplyChain;
  return (
    <>
      <div>
        <b>{supplier}</b>
        {home.growthModels.met}
      </div>
      {sampleSuppliers
        .map(({id, states}) => ({
          id,
          met: states.filter((state) => state === 'met').length,
          of: states.length,
        }))
        .sort((one, other) => one.met - other.met)
        .slice(0, 3)
        .map(({id, met, of}) => (
          <div key={id}>
            {suppliers[id]}
            <b>
              {met}/{of}
            </b>
          </div>
        ))}
    </>
  );
}

const scenes: Record<ModelId, () => ReactNode> = {
  telco: Bill,
  platform: ApiAnswer,
  enterprise: Suppliers,
};

export function ModelScene({model, label}: {model: ModelId; label: string}) {
  const Scene = scenes[model];
  return (
    <Card tone="soft" className={styles.scene} role="img" aria-label={label}>
      <Card className="amounts">
        <Scene />
      </Card>
    </Card>
  );
}

import{a as x,b as v}from"./chunk.d99f72cf.js";import{a as g}from"./chunk.08e29a4a.js";import{K as b,a as i,b as c,c as a,d as n,i as d,l as p,m as h,n as m,o as u,p as f,t as k}from"./chunk.6cda1e5a.js";var t={x:{kind:"value"},first:{kind:"constant",number:-160},second:{kind:"constant",number:0},third:{kind:"constant",number:160},low:{kind:"constant",number:.2},high:{kind:"constant",number:1},isFirst:{kind:"operator",operator:"lessThan",inputs:["x","second"]},rising:{kind:"operator",operator:"segment",inputs:["x","first","second","low","high"]},falling:{kind:"operator",operator:"segment",inputs:["x","second","third","high","low"]},inside:{kind:"operator",operator:"cond",inputs:["isFirst","rising","falling"]},isBelow:{kind:"operator",operator:"lessThan",inputs:["x","first"]},clampedLeft:{kind:"operator",operator:"cond",inputs:["isBelow","low","inside"]},isAbove:{kind:"operator",operator:"greaterThan",inputs:["x","third"]},clamped:{kind:"operator",operator:"cond",inputs:["isAbove","low","clampedLeft"]}},_=[{name:"x",label:"x",x:180,y:24},{name:"rising",label:"−160…0",x:38,y:110},{name:"isFirst",label:"x < 0",x:108,y:110},{name:"falling",label:"0…160",x:172,y:110},{name:"isBelow",label:"x < −160",x:245,y:110},{name:"isAbove",label:"x > 160",x:322,y:110},{name:"inside",label:"cond",x:108,y:194},{name:"clampedLeft",label:"cond",x:180,y:274},{name:"clamped",label:"cond",x:245,y:354}];function y(){let[l,e]=d(-80),{results:o}=x(t,"clamped",{x:l});return n(u,{caption:"The nodes of interpolate: a cond for each inner breakpoint and each clamped side, and an expression for each segment. Only one segment is evaluated, and none outside the range.",children:[a(h,{label:"Input",className:"NodeGraph-controls",children:a(k,{label:"x",min:-240,max:240,step:10,value:l,onChange:e})}),a(g,{inputs:v(t),spots:_,height:380,results:o}),a(m,{facts:[{name:"Result",value:f(o.get("clamped")??Number.NaN)}]}),a(p,{code:`interpolate(x, {
  inputRange: [-160, 0, 160],
  outputRange: [0.2, 1, 0.2],
  extrapolate: Extrapolate.CLAMP,
})`})]})}var s=i("content/docs/1.x/nodes/interpolate.mdx");function N(l){let e={a:"a",code:"code",div:"div",em:"em",h2:"h2",h3:"h3",li:"li",p:"p",pre:"pre",strong:"strong",table:"table",tbody:"tbody",td:"td",th:"th",thead:"thead",tr:"tr",ul:"ul",...l.components};return n(c,{children:[n(e.p,{children:[a(e.code,{translate:"no",children:"interpolate"})," maps ranges of a number linearly to other ranges. Move ",a(e.em,{children:"x"})," to see the evaluated part:"]}),`
`,a(y,{}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"signature",children:"Signature"}),a(e.a,{className:"hash-link",href:"#signature","aria-label":"Direct link to Signature",title:"Direct link to Signature"})]}),`
`,a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">function </span><span class="code:entity.name.function">interpolate</span>(
</span><span class="code-line">  value: <span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>,
</span><span class="code-line">  config: <span class="code:entity.name.type">InterpolationConfig</span>
</span><span class="code-line">): <span class="code:entity.name.type">AnimatedNode</span>&lt;<span class="code:entity.name.type">number</span>>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">interface </span><span class="code:entity.name.type">InterpolationConfig</span> {
</span><span class="code-line">  inputRange: <span class="code:entity.name.type">ReadonlyArray</span>&lt;<span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span>>>;
</span><span class="code-line">  outputRange: <span class="code:entity.name.type">ReadonlyArray</span>&lt;<span class="code:entity.name.type">Adaptable</span>&lt;<span class="code:entity.name.type">number</span> | <span class="code:entity.name.type">string</span>>>;
</span><span class="code-line">  extrapolate?: <span class="code:entity.name.type">Extrapolate</span>;
</span><span class="code-line">  extrapolateLeft?: <span class="code:entity.name.type">Extrapolate</span>;
</span><span class="code-line">  extrapolateRight?: <span class="code:entity.name.type">Extrapolate</span>;
</span><span class="code-line">}
</span>`}})})}),`
`,n("details",{children:[n("summary",{children:["Types: ",a("code",{children:"Extrapolate"})]}),a(e.div,{className:"code-block","data-language":"ts",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-ts",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">enum </span><span class="code:entity.name.type">Extrapolate</span> {
</span><span class="code-line">  EXTEND = <span class="code:string">'extend'</span>,
</span><span class="code-line">  CLAMP = <span class="code:string">'clamp'</span>,
</span><span class="code-line">  IDENTITY = <span class="code:string">'identity'</span>,
</span><span class="code-line">}
</span>`}})})})]}),`
`,n(e.p,{children:[a(e.code,{translate:"no",children:"Adaptable<T>"})," is a plain ",a(e.code,{translate:"no",children:"T"}),", a node that returns a ",a(e.code,{translate:"no",children:"T"}),", or an array of these. ",a(e.code,{translate:"no",children:"AnimatedNode<T>"})," is a node that returns a ",a(e.code,{translate:"no",children:"T"}),". See ",a(e.a,{...s[0],children:"Types in the signatures"}),"."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"arguments",children:"Arguments"}),a(e.a,{className:"hash-link",href:"#arguments","aria-label":"Direct link to Arguments",title:"Direct link to Arguments"})]}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Name"}),a(e.th,{role:"columnheader",children:"Meaning"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",id:"arguments-value",children:[n(e.td,{role:"cell","data-label":"Name",children:[a(e.code,{translate:"no",children:"value"})," ",a(e.a,{className:"hash-link",href:"#arguments-value","aria-label":"Direct link to value"})]}),a(e.td,{role:"cell","data-label":"Meaning",children:"The input."})]}),n(e.tr,{role:"row",id:"arguments-config",children:[n(e.td,{role:"cell","data-label":"Name",children:[a(e.code,{translate:"no",children:"config"})," ",a(e.a,{className:"hash-link",href:"#arguments-config","aria-label":"Direct link to config"})]}),a(e.td,{role:"cell","data-label":"Meaning",children:"The ranges and modes; see below."})]})]})]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h3,{id:"config",children:"Config"}),a(e.a,{className:"hash-link",href:"#config","aria-label":"Direct link to Config",title:"Direct link to Config"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"inputRange"})," contains at least two breakpoints in increasing order."]}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"outputRange"})," contains the result at each breakpoint. Both arrays have the same length."]}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"extrapolate"})," is the mode on both sides, by default ",a(e.code,{translate:"no",children:"Extrapolate.EXTEND"}),"."]}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"extrapolateLeft"})," is the mode below the first breakpoint. It overrides ",a(e.code,{translate:"no",children:"extrapolate"}),"."]}),`
`,n(e.li,{children:[a(e.code,{translate:"no",children:"extrapolateRight"})," is the mode above the last breakpoint. It overrides ",a(e.code,{translate:"no",children:"extrapolate"}),"."]}),`
`]}),`
`,a(e.p,{children:"The ranges are required; the modes are optional."}),`
`,n(e.div,{className:"heading-box",children:[a(e.h3,{id:"extrapolate",children:"Extrapolate modes"}),a(e.a,{className:"hash-link",href:"#extrapolate","aria-label":"Direct link to Extrapolate modes",title:"Direct link to Extrapolate modes"})]}),`
`,a(e.p,{children:"The mode determines the result outside the input range. The examples map 0–10 to 0–100, with the input 15."}),`
`,n(e.table,{role:"table",children:[a(e.thead,{role:"rowgroup",children:n(e.tr,{role:"row",children:[a(e.th,{role:"columnheader",children:"Member"}),a(e.th,{role:"columnheader",children:"Result outside"})]})}),n(e.tbody,{role:"rowgroup",children:[n(e.tr,{role:"row",id:"extrapolate-extend",children:[n(e.td,{role:"cell","data-label":"Member",children:[a(e.code,{translate:"no",children:"EXTEND"})," ",a(e.a,{className:"hash-link",href:"#extrapolate-extend","aria-label":"Direct link to EXTEND"})]}),n(e.td,{role:"cell","data-label":"Result outside",children:["The nearest segment continues: ",a(e.code,{translate:"no",children:"150"}),"."]})]}),n(e.tr,{role:"row",id:"extrapolate-clamp",children:[n(e.td,{role:"cell","data-label":"Member",children:[a(e.code,{translate:"no",children:"CLAMP"})," ",a(e.a,{className:"hash-link",href:"#extrapolate-clamp","aria-label":"Direct link to CLAMP"})]}),n(e.td,{role:"cell","data-label":"Result outside",children:["The output stays at the end of the range: ",a(e.code,{translate:"no",children:"100"}),"."]})]}),n(e.tr,{role:"row",id:"extrapolate-identity",children:[n(e.td,{role:"cell","data-label":"Member",children:[a(e.code,{translate:"no",children:"IDENTITY"})," ",a(e.a,{className:"hash-link",href:"#extrapolate-identity","aria-label":"Direct link to IDENTITY"})]}),n(e.td,{role:"cell","data-label":"Result outside",children:["The output is the input itself: ",a(e.code,{translate:"no",children:"15"}),"."]})]})]})]}),`
`,n(e.p,{children:[a(e.code,{translate:"no",children:"Extrapolate"})," is a member of the default export and, since 1.5.0, a named export. Its members have the values ",a(e.code,{translate:"no",children:"'extend'"}),", ",a(e.code,{translate:"no",children:"'clamp'"})," and ",a(e.code,{translate:"no",children:"'identity'"}),", but it is an enum in the typings: write ",a(e.code,{translate:"no",children:"Extrapolate.CLAMP"}),"."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"returned-node",children:"Returned node"}),a(e.a,{className:"hash-link",href:"#returned-node","aria-label":"Direct link to Returned node",title:"Direct link to Returned node"})]}),`
`,n(e.p,{children:[`A number, interpolated linearly between adjacent breakpoints. For a string with a unit, wrap the result in
`,a(e.a,{...s[1],children:a(e.code,{translate:"no",children:"concat"})}),"; for colours use ",a(e.a,{...s[2],children:a(e.code,{translate:"no",children:"interpolateColors"})}),"."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"evaluation",children:"Evaluation"}),a(e.a,{className:"hash-link",href:"#evaluation","aria-label":"Direct link to Evaluation",title:"Direct link to Evaluation"})]}),`
`,n(e.p,{children:["The expression is created from comparisons and arithmetic when ",a(e.code,{translate:"no",children:"interpolate"})," is called. The ranges are checked at the same time. The method ",a(e.code,{translate:"no",children:"value.interpolate(config)"})," of a ",a(e.a,{...s[3],children:a(e.code,{translate:"no",children:"Value"})})," does the same."]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"edge-cases",children:"Edge cases"}),a(e.a,{className:"hash-link",href:"#edge-cases","aria-label":"Direct link to Edge cases",title:"Direct link to Edge cases"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:["Creating the node throws if the ranges have different lengths, fewer than two entries or non-finite numbers, or if ",a(e.code,{translate:"no",children:"inputRange"})," decreases anywhere. Node entries are not checked."]}),`
`,n(e.li,{children:["Adjacent entries in ",a(e.code,{translate:"no",children:"inputRange"})," should increase. Two equal ones are allowed and create a step."]}),`
`,n(e.li,{children:["Since 1.10.0 ",a(e.code,{translate:"no",children:"outputRange"})," can contain strings (in the typings since 1.13.2). They work only as angles, and the result is in radians: ",a(e.code,{translate:"no",children:"'180deg'"})," is converted, and since 1.13.3 ",a(e.code,{translate:"no",children:"'3.14rad'"})," works too. The conversion ",a(e.strong,{children:`overwrites the array
you passed`}),"."]}),`
`,n(e.li,{children:["There is no ",a(e.code,{translate:"no",children:"easing"})," option, unlike in React Native's ",a(e.code,{translate:"no",children:"Animated"}),"."]}),`
`]}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"example",children:"Example"}),a(e.a,{className:"hash-link",href:"#example","aria-label":"Direct link to Example",title:"Direct link to Example"})]}),`
`,n(e.p,{children:["Drag the box sideways: it fades with the distance and turns at the same time. The opacity stops changing at 160 points, because its interpolation is clamped; the angle continues, because ",a(e.code,{translate:"no",children:"EXTEND"})," is the default."]}),`
`,a(e.div,{className:"code-block","data-language":"tsx",children:a(e.pre,{translate:"no",tabIndex:"0",children:a(e.code,{className:"language-tsx",dangerouslySetInnerHTML:{__html:`<span class="code-line"><span class="code:keyword">import</span> React, { useMemo } <span class="code:keyword">from </span><span class="code:string">'react'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> { PanGestureHandler } <span class="code:keyword">from </span><span class="code:string">'react-native-gesture-handler'</span>;
</span><span class="code-line"><span class="code:keyword">import</span> Animated, {
</span><span class="code-line">  Extrapolate,
</span><span class="code-line">  concat,
</span><span class="code-line">  event,
</span><span class="code-line">  interpolate,
</span><span class="code-line">  useValue,
</span><span class="code-line">} <span class="code:keyword">from </span><span class="code:string">'react-native-reanimated'</span>;
</span><span class="code-line">
</span><span class="code-line"><span class="code:keyword">export default function </span><span class="code:entity.name.function">Swing</span>() {
</span><span class="code-line">  <span class="code:keyword">const</span> x = <span class="code:entity.name.function">useValue</span>(<span class="code:constant">0</span>);
</span><span class="code-line">  <span class="code:keyword">const</span> onGesture = <span class="code:entity.name.function">useMemo</span>(
</span><span class="code-line">    () <span class="code:keyword">=> </span><span class="code:entity.name.function">event</span>([{ nativeEvent: { translationX: x } }]),
</span><span class="code-line">    [x]
</span><span class="code-line">  );
</span><span class="code-line">  <span class="code:keyword">const</span> opacity = <span class="code:entity.name.function">useMemo</span>(
</span><span class="code-line">    () <span class="code:keyword">=></span>
</span><span class="code-line">      <span class="code:entity.name.function">interpolate</span>(x, {
</span><span class="code-line">        inputRange: [-<span class="code:constant">160</span>, <span class="code:constant">0</span>, <span class="code:constant">160</span>],
</span><span class="code-line">        outputRange: [<span class="code:constant">0.2</span>, <span class="code:constant">1</span>, <span class="code:constant">0.2</span>],
</span><span class="code-line">        extrapolate: Extrapolate.CLAMP,
</span><span class="code-line">      }),
</span><span class="code-line">    [x]
</span><span class="code-line">  );
</span><span class="code-line">  <span class="code:keyword">const</span> rotate = <span class="code:entity.name.function">useMemo</span>(
</span><span class="code-line">    () <span class="code:keyword">=></span>
</span><span class="code-line">      <span class="code:entity.name.function">concat</span>(
</span><span class="code-line">        <span class="code:entity.name.function">interpolate</span>(x, { inputRange: [<span class="code:constant">0</span>, <span class="code:constant">160</span>], outputRange: [<span class="code:constant">0</span>, <span class="code:constant">45</span>] }),
</span><span class="code-line">        <span class="code:string">'deg'</span>
</span><span class="code-line">      ),
</span><span class="code-line">    [x]
</span><span class="code-line">  );
</span><span class="code-line">
</span><span class="code-line">  <span class="code:keyword">return</span> (
</span><span class="code-line">    &lt;<span class="code:entity.name.type">PanGestureHandler</span> onGestureEvent={onGesture}>
</span><span class="code-line">      &lt;<span class="code:entity.name.type">Animated.View</span>
</span><span class="code-line">        style={{
</span><span class="code-line">          width: <span class="code:constant">80</span>,
</span><span class="code-line">          height: <span class="code:constant">80</span>,
</span><span class="code-line">          backgroundColor: <span class="code:string">'teal'</span>,
</span><span class="code-line">          opacity,
</span><span class="code-line">          transform: [{ translateX: x }, { rotate }],
</span><span class="code-line">        }}
</span><span class="code-line">      />
</span><span class="code-line">    &lt;/<span class="code:entity.name.type">PanGestureHandler</span>>
</span><span class="code-line">  );
</span><span class="code-line">}
</span>`}})})}),`
`,n(e.div,{className:"heading-box",children:[a(e.h2,{id:"related",children:"Related"}),a(e.a,{className:"hash-link",href:"#related","aria-label":"Direct link to Related",title:"Direct link to Related"})]}),`
`,n(e.ul,{children:[`
`,n(e.li,{children:[a(e.a,{...s[4],children:"Value"})," – the node that stores a value."]}),`
`,n(e.li,{children:[a(e.a,{...s[5],children:a(e.code,{translate:"no",children:"concat"})})," – build a string with a unit."]}),`
`,n(e.li,{children:[a(e.a,{...s[6],children:a(e.code,{translate:"no",children:"diffClamp"})})," – accumulated change within bounds."]}),`
`,n(e.li,{children:[a(e.a,{...s[7],children:a(e.code,{translate:"no",children:"interpolateColors"})})," – map a number to colours."]}),`
`,n(e.li,{children:[a(e.a,{...s[8],children:a(e.code,{translate:"no",children:"interpolate"})})," in 3.x, ",a(e.a,{...s[9],children:"the same in 2.x"})," – the function of the same name in later versions."]}),`
`]})]})}function r(l={}){let{wrapper:e}=l.components||{};return e?a(e,{...l,children:a(N,{...l})}):N(l)}var w={path:"/__legacydocs_version__/nodes/interpolate",title:"interpolate",documentTitle:"interpolate | React Native Reanimated",description:"The interpolate node of Reanimated 1.x maps a range of numbers linearly to another, with three extrapolation modes.",alternates:[{version:"current",href:"/__legacydocs_base__/docs/api/miscellaneous/interpolate",samePage:!1,pages:[{label:"interpolate",href:"/__legacydocs_base__/docs/api/miscellaneous/interpolate"}]},{version:"2.x",href:"/__legacydocs_base__/docs/2.x/api/miscellaneous/interpolate",samePage:!1,pages:[{label:"interpolate",href:"/__legacydocs_base__/docs/2.x/api/miscellaneous/interpolate"}]},{version:"1.x",href:"/__legacydocs_base__/__legacydocs_version__/nodes/interpolate",samePage:!0}],page:{version:"1.x",sidebar:"docs",breadcrumbs:[{label:"Features"},{label:"Nodes"},{label:"Others"},{label:"interpolate"}],badge:!0,banner:"own",previous:{href:"/__legacydocs_base__/__legacydocs_version__/nodes/event",label:"event"},next:{href:"/__legacydocs_base__/__legacydocs_version__/nodes/interpolateColors",label:"interpolateColors"},rootClassNames:["docs-wrapper","docs-version-1.x","docs-doc-id-nodes/interpolate","docs-versioned"],kind:"doc",id:"nodes/interpolate",showTitle:!0,toc:[{id:"signature",level:2,html:"Signature"},{id:"arguments",level:2,html:"Arguments"},{id:"config",level:3,html:"Config"},{id:"extrapolate",level:3,html:"Extrapolate modes"},{id:"returned-node",level:2,html:"Returned node"},{id:"evaluation",level:2,html:"Evaluation"},{id:"edge-cases",level:2,html:"Edge cases"},{id:"example",level:2,html:"Example"},{id:"related",level:2,html:"Related"}],editUrl:null,reportUrl:null,info:{lastUpdate:null,checkedAgainst:"react-native-reanimated 1.13.4"},frontMatter:{keywords:["map range","mapping"]},latest:{label:"3.x",href:"/__legacydocs_base__/docs/api/miscellaneous/interpolate"}},runtime:"",stylesheets:[],imports:[]},H=b({content:r,route:w});export{H as mount};
